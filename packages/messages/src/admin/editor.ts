import type { Message } from '../index.ts'

export const editor = {
  choose: { fr: 'Choisissez…', ru: 'Выберите…' },
  back: { fr: 'Retour à la liste', ru: 'К списку' },
  saveDraft: { fr: 'Enregistrer le brouillon', ru: 'Сохранить черновик' },
  save: { fr: 'Enregistrer', ru: 'Сохранить' },
  publish: { fr: 'Publier', ru: 'Опубликовать' },
  unpublish: { fr: 'Retirer de la publication', ru: 'Снять с публикации' },
  preview: { fr: 'Aperçu', ru: 'Просмотр' },
  view: { fr: 'Voir sur le site', ru: 'Открыть на сайте' },
  delete: { fr: 'Supprimer', ru: 'Удалить' },
  newTab: { fr: '(nouvel onglet)', ru: '(в новой вкладке)' },
  mend: {
    fr: 'Rien n’est encore enregistré : corrigez les champs signalés.',
    ru: 'Ничего ещё не сохранено: исправьте отмеченные поля.',
  },
  changedMeanwhile: {
    fr: 'Quelqu’un d’autre a modifié ce contenu entre-temps. Vérifiez votre version, puis enregistrez encore une fois pour la garder.',
    ru: 'Тем временем это содержание изменил кто-то другой. Проверьте свой вариант и сохраните ещё раз, чтобы оставить его.',
  },
  unsaved: { fr: 'Modifications non enregistrées', ru: 'Есть несохранённые изменения' },
  draftRestore: { fr: 'Reprendre', ru: 'Восстановить' },
  draftDiscard: { fr: 'Ne pas reprendre', ru: 'Не восстанавливать' },
  leaveTitle: {
    fr: 'Quitter sans enregistrer ?',
    ru: 'Уйти без сохранения?',
  },
  leaveText: {
    fr: 'Vos modifications ne sont pas enregistrées sur le site. Elles restent dans ce navigateur et vous seront proposées à votre retour.',
    ru: 'Изменения не сохранены на сайте. Они останутся в этом браузере, и мы предложим их, когда вы вернётесь.',
  },
  stay: { fr: 'Rester ici', ru: 'Остаться' },
  leave: { fr: 'Quitter la page', ru: 'Уйти' },
} satisfies Record<string, Message>

export const draftFound = {
  fr: ({ time }) =>
    `Ce navigateur a gardé des modifications du ${time} qui n’ont pas été enregistrées.`,
  ru: ({ time }) => `В этом браузере остались несохранённые изменения от ${time}.`,
} satisfies Message<{ time: string }>

/** What is wrong with a field, and what to do about it. */
export const faults = {
  choose: { fr: 'Choisissez une valeur de la liste.', ru: 'Выберите значение из списка.' },
  slug: {
    fr: 'L’adresse n’a que des lettres latines minuscules, des chiffres et des tirets.',
    ru: 'В адресе допустимы только строчные латинские буквы, цифры и дефисы.',
  },
  slugTaken: {
    fr: 'Cette adresse est déjà prise : choisissez-en une autre.',
    ru: 'Этот адрес уже занят: выберите другой.',
  },
  video: {
    fr: 'Ce site de vidéo n’est pas pris en charge. Donnez l’adresse d’une vidéo de YouTube, Vimeo, RuTube ou VK, ou envoyez un fichier.',
    ru: 'Этот видеосайт не поддерживается. Укажите адрес видео на YouTube, Vimeo, RuTube или VK либо загрузите файл.',
  },
  file: {
    fr: 'Ce n’est pas un fichier de ce dossier. Envoyez un fichier, ou reprenez l’adresse d’un fichier déjà envoyé.',
    ru: 'Это не файл из этой папки. Загрузите файл или укажите уже загруженный.',
  },
  book: {
    fr: 'Un chapitre appartient à un livre : choisissez le livre.',
    ru: 'Глава относится к книге: выберите книгу.',
  },
  bookLang: { fr: 'Ce livre est dans l’autre langue.', ru: 'Эта книга на другом языке.' },
  chapter: {
    fr: 'Le numéro est un nombre entier, à partir de 1.',
    ru: 'Номер: целое число, от 1.',
  },
} satisfies Record<string, Message>

export const preview = {
  title: { fr: 'Aperçu', ru: 'Просмотр' },
  note: {
    fr: 'Aperçu : voici ce que les lecteurs verront. Rien n’est enregistré ici.',
    ru: 'Просмотр: так текст увидят читатели. Здесь ничего не сохраняется.',
  },
  nothing: {
    fr: 'Un aperçu s’ouvre depuis un texte que l’on modifie, avec le bouton « Aperçu ».',
    ru: 'Просмотр открывается из редактора кнопкой «Просмотр».',
  },
  toEditor: { fr: 'Aller à la rédaction', ru: 'В редакцию' },
} satisfies Record<string, Message>
