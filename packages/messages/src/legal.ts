import type { Message } from './index.ts'

export const legal = {
  title: { fr: 'Mentions légales', ru: 'Правовая информация' },
  intro: {
    fr: 'Qui publie ce site, et à qui appartient ce qu’on y lit.',
    ru: 'Кто ведёт этот сайт и кому принадлежит то, что на нём опубликовано.',
  },
  owner: { fr: 'Éditeur du site', ru: 'Владелец сайта' },
  hosting: { fr: 'Hébergement', ru: 'Хостинг' },
  contact: { fr: 'Pour nous écrire :', ru: 'Написать нам:' },
  privacy: { fr: 'Vos données et vos droits', ru: 'Ваши данные и ваши права' },
  toPrivacy: { fr: 'Lire la page Confidentialité', ru: 'Прочитать страницу о конфиденциальности' },
  missing: {
    fr: 'Vous seul voyez cette note. La loi demande souvent le nom, l’adresse et un contact de l’éditeur, et son hébergeur. Ils viennent des réglages du serveur :',
    ru: 'Эту заметку видите только вы. Закон часто требует указать имя, адрес и контакты владельца сайта, а также хостинг. Они берутся из настроек сервера:',
  },
} satisfies Record<string, Message>

/** What belongs to whom: true for every site of Slovo. */
export const belongings: { title: Message; text: Message }[] = [
  {
    title: { fr: 'Textes et images', ru: 'Тексты и картинки' },
    text: {
      fr: 'Les textes, les leçons, le dictionnaire et les images livrés avec Slovo sont publiés sous la licence Creative Commons Attribution – Partage dans les mêmes conditions 4.0 (CC BY-SA 4.0) : vous pouvez les reprendre en citant « Slovo » et en partageant vos changements sous la même licence. Ce que l’éditeur du site ajoute lui appartient, sauf s’il dit autre chose.',
      ru: 'Тексты, уроки, словарь и картинки, которые поставляются вместе со Slovo, доступны по лицензии Creative Commons «С указанием авторства — На тех же условиях» 4.0 (CC BY-SA 4.0): их можно использовать, если назвать источник — Slovo — и распространять изменения на тех же условиях. То, что добавил владелец сайта, принадлежит ему, если он не указал иное.',
    },
  },
  {
    title: { fr: 'Logiciel', ru: 'Программа' },
    text: {
      fr: 'Slovo est un logiciel libre, sous licence MIT.',
      ru: 'Slovo — свободная программа под лицензией MIT.',
    },
  },
  {
    title: { fr: 'Ce que vous écrivez', ru: 'То, что пишете вы' },
    text: {
      fr: 'Les mots que vous gardez, vos traductions et vos réponses restent à vous. Les autres lecteurs ne les voient pas.',
      ru: 'Сохранённые слова, ваши переводы и ответы остаются вашими. Другие посетители сайта их не видят.',
    },
  },
]
