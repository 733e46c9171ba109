import { type Message, plural } from '../index.ts'

export const dictionary = {
  title: { fr: 'Dictionnaire', ru: 'Словарь' },
  search: { fr: 'Chercher un mot', ru: 'Найти слово' },
  apply: { fr: 'Chercher', ru: 'Найти' },
  clear: { fr: 'Tout afficher', ru: 'Показать все' },
  newEntry: { fr: 'Nouvelle entrée', ru: 'Новая статья' },
  own: { fr: 'Entrées de ce site', ru: 'Статьи этого сайта' },
  ownHint: {
    fr: 'Elles passent avant celles du dictionnaire livré avec Slovo, partout et tout de suite.',
    ru: 'Они важнее словаря, который входит в Slovo: везде и сразу.',
  },
  noneOwn: {
    fr: 'Ce site n’a encore rien ajouté au dictionnaire.',
    ru: 'На этом сайте в словарь ещё ничего не добавлено.',
  },
  found: { fr: 'Trouvé dans le dictionnaire', ru: 'Найдено в словаре' },
  notFound: {
    fr: 'Le dictionnaire n’a pas ce mot. Vous pouvez l’ajouter.',
    ru: 'В словаре нет такого слова. Его можно добавить.',
  },
  unavailable: {
    fr: 'Le dictionnaire ne répond pas. Ce que vous avez écrit est gardé : réessayez dans un instant.',
    ru: 'Словарь не отвечает. Всё, что вы написали, осталось: попробуйте ещё раз через минуту.',
  },
  correct: { fr: 'Corriger', ru: 'Исправить' },
  change: { fr: 'Modifier', ru: 'Изменить' },
  isOwn: { fr: 'de ce site', ru: 'этого сайта' },
  missing: { fr: 'Mots non trouvés', ru: 'Ненайденные слова' },
  missingHint: {
    fr: 'Les mots que des lecteurs ont touchés et que le dictionnaire n’a pas, les plus demandés d’abord. Rien n’est noté sur ces lecteurs.',
    ru: 'Слова, на которые нажимали читатели и которых нет в словаре; сначала самые нужные. Кто их искал, не записывается.',
  },
  noneMissing: {
    fr: 'Aucun mot ne manque pour le moment.',
    ru: 'Сейчас все слова находятся.',
  },
  add: { fr: 'Ajouter', ru: 'Добавить' },
  dismiss: { fr: 'Écarter', ru: 'Убрать' },
  dismissed: { fr: 'Le mot est retiré de la liste.', ru: 'Слово убрано из списка.' },
  saved: {
    fr: 'L’entrée est enregistrée : le dictionnaire répond avec elle.',
    ru: 'Статья сохранена: словарь отвечает уже по ней.',
  },
  restored: { fr: 'L’entrée est rétablie.', ru: 'Статья возвращена.' },
  stands: {
    fr: 'Ce mot a déjà une entrée de ce site avec la même classe : corrigez-la plutôt.',
    ru: 'У этого слова уже есть статья сайта с тем же классом: исправьте её.',
  },
} satisfies Record<string, Message>

export const addWord = {
  fr: ({ word }) => `Ajouter « ${word} »`,
  ru: ({ word }) => `Добавить «${word}»`,
} satisfies Message<{ word: string }>

export const dismissWord = {
  fr: ({ word }) => `Écarter « ${word} »`,
  ru: ({ word }) => `Убрать «${word}»`,
} satisfies Message<{ word: string }>

export const correctWord = {
  fr: ({ word }) => `Corriger « ${word} »`,
  ru: ({ word }) => `Исправить «${word}»`,
} satisfies Message<{ word: string }>

export const missingCount = {
  fr: ({ count }) =>
    plural('fr', count, { one: `${count} mot non trouvé`, other: `${count} mots non trouvés` }),
  ru: ({ count }) =>
    plural('ru', count, {
      one: `${count} ненайденное слово`,
      few: `${count} ненайденных слова`,
      many: `${count} ненайденных слов`,
      other: `${count} ненайденных слова`,
    }),
} satisfies Message<{ count: number }>

export const askedTimes = {
  fr: ({ count }) =>
    plural('fr', count, { one: `demandé ${count} fois`, other: `demandé ${count} fois` }),
  ru: ({ count }) =>
    plural('ru', count, {
      one: `искали ${count} раз`,
      few: `искали ${count} раза`,
      many: `искали ${count} раз`,
      other: `искали ${count} раза`,
    }),
} satisfies Message<{ count: number }>

/** The fields of an entry. */
export const entryFields = {
  lang: { fr: 'Langue', ru: 'Язык' },
  lemma: { fr: 'Mot', ru: 'Слово' },
  lemmaHint: {
    fr: 'Sa forme de base. En russe avec l’accent : écrivez une apostrophe après la voyelle accentuée (шаурма’).',
    ru: 'Начальная форма. Русское слово — с ударением: поставьте апостроф после ударной гласной (шаурма’).',
  },
  pos: { fr: 'Nature', ru: 'Часть речи' },
  class: { fr: 'Classe', ru: 'Класс' },
  classHint: {
    fr: 'Elle dit comment le mot se décline ou se conjugue (ж 1b, нсв 4a). Laissée vide, elle est proposée d’après la terminaison. Pour un nom français : m ou f.',
    ru: 'По нему слово изменяется (ж 1b, нсв 4a). Если оставить пустым, он подбирается по окончанию. Для французского существительного: m или f.',
  },
  translations: { fr: 'Traductions', ru: 'Переводы' },
  translationsHint: {
    fr: 'De une à cinq, une par ligne, la plus utile d’abord.',
    ru: 'От одного до пяти, каждый на своей строке, самый нужный первым.',
  },
  partner: { fr: 'Verbe de l’autre aspect', ru: 'Глагол другого вида' },
  partnerHint: {
    fr: 'Avec l’accent ; plusieurs : séparés par des virgules.',
    ru: 'С ударением; если их несколько — через запятую.',
  },
  government: { fr: 'Ce que le mot demande', ru: 'Управление' },
  governmentHint: {
    fr: 'Cas abrégé, avec sa préposition : gen, на acc, inf ; plusieurs : séparés par des points-virgules.',
    ru: 'Сокращение падежа, с предлогом: gen, на acc, inf; если их несколько — через точку с запятой.',
  },
  register: { fr: 'Registre', ru: 'Стиль' },
  derived_from: { fr: 'Vient de', ru: 'Образовано от' },
  derivedHint: { fr: 'Avec l’accent.', ru: 'С ударением.' },
  note: { fr: 'Note', ru: 'Примечание' },
  more: { fr: 'Plus de détails', ru: 'Подробнее' },
} satisfies Record<string, Message>

export const registers = {
  '': { fr: 'courant', ru: 'обычный' },
  familiar: { fr: 'familier', ru: 'разговорный' },
  literary: { fr: 'littéraire', ru: 'книжный' },
  dated: { fr: 'vieilli', ru: 'устаревший' },
  technical: { fr: 'technique', ru: 'специальный' },
  official: { fr: 'officiel', ru: 'официальный' },
  poetic: { fr: 'poétique', ru: 'поэтический' },
  vulgar: { fr: 'vulgaire', ru: 'грубый' },
} satisfies Record<string, Message>

export const entryEditor = {
  lookAtForms: { fr: 'Voir toutes les formes', ru: 'Показать все формы' },
  save: { fr: 'Enregistrer', ru: 'Сохранить' },
  forms: { fr: 'Toutes les formes', ru: 'Все формы' },
  confirm: {
    fr: 'Relisez les formes : si elles sont justes, enregistrez.',
    ru: 'Проверьте формы: если они верны, сохраните.',
  },
  proposed: { fr: 'Autres classes possibles', ru: 'Другие возможные классы' },
  replaces: { fr: 'Cette entrée remplace', ru: 'Эта статья заменяет' },
} satisfies Record<string, Message>

export const useClass = {
  fr: ({ name }) => `Classe ${name} : voir les formes`,
  ru: ({ name }) => `Класс ${name}: показать формы`,
} satisfies Message<{ name: string }>

/** What is wrong with a field of an entry, and what to do about it. */
export const entryFaults = {
  noStress: {
    fr: 'L’accent manque : écrivez une apostrophe après la voyelle accentuée.',
    ru: 'Нет ударения: поставьте апостроф после ударной гласной.',
  },
  classNeeded: {
    fr: 'Aucun mot connu ne se termine ainsi : écrivez la classe.',
    ru: 'Нет известных слов с таким окончанием: укажите класс.',
  },
  classUnreadable: {
    fr: 'Cela n’est pas une classe. Exemples : ж 1a (ко́мната), м 1b (стол), п 1a, нсв 4b, св 1a.',
    ru: 'Это не класс. Примеры: ж 1a (ко́мната), м 1b (стол), п 1a, нсв 4b, св 1a.',
  },
  classAgainstEnding: {
    fr: 'Cette classe ne va pas avec la terminaison du mot.',
    ru: 'Этот класс не подходит к окончанию слова.',
  },
  classAgainstStress: {
    fr: 'La classe et l’accent se contredisent : avec cette lettre (a, b, c…) l’accent du mot tombe ailleurs.',
    ru: 'Класс и ударение противоречат друг другу: с этой буквой (a, b, c…) ударение падает на другой слог.',
  },
  hasNoClass: {
    fr: 'Un mot de cette nature ne change pas : laissez la classe vide.',
    ru: 'Слово этой части речи не изменяется: оставьте класс пустым.',
  },
  notAllowed: {
    fr: 'Cela ne s’écrit pas ainsi : suivez l’exemple au-dessous du champ.',
    ru: 'Так это не записывается: смотрите пример под полем.',
  },
  lemmaNotAllowed: {
    fr: 'Ce mot n’est pas écrit dans les lettres de la langue choisie.',
    ru: 'Слово написано не буквами выбранного языка.',
  },
  translationCount: {
    fr: 'Donnez de une à cinq traductions, sans point-virgule, chacune sur sa ligne.',
    ru: 'Укажите от одного до пяти переводов без точки с запятой, каждый на своей строке.',
  },
} satisfies Record<string, Message>

/** « La classe … Essayez : ж 1a. » */
export const tryClass = {
  fr: ({ fault, name }) => `${fault} Essayez : ${name}.`,
  ru: ({ fault, name }) => `${fault} Попробуйте: ${name}.`,
} satisfies Message<{ fault: string; name: string }>
