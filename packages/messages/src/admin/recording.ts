import type { Message } from '../index.ts'
import { plural } from '../index.ts'

/** The cues of a recording: when each sentence of the text begins and ends. */
export const cueFields = {
  title: { fr: 'Repères des phrases', ru: 'Метки предложений' },
  vtt: { fr: 'Repères en WebVTT', ru: 'Метки в формате WebVTT' },
  vttHint: {
    fr: 'Pour les copier, ou en coller d’autres. Chaque repère va à la phrase dont il porte les mots.',
    ru: 'Чтобы скопировать их или вставить другие. Метка достаётся предложению, слова которого в ней стоят.',
  },
  notSubtitles: {
    fr: 'Ce n’est pas un fichier WebVTT ou SRT, ou il ne contient aucun repère. Choisissez-en un autre.',
    ru: 'Это не файл WebVTT или SRT, либо в нём нет ни одной метки. Выберите другой файл.',
  },
  invalid: {
    fr: 'Aucun repère lisible ici : corrigez le texte WebVTT, ou videz le champ.',
    ru: 'Ни одной метки не прочитать: исправьте текст WebVTT или очистите поле.',
  },
  choose: { fr: 'Prendre un fichier .vtt ou .srt', ru: 'Взять файл .vtt или .srt' },
  download: { fr: 'Télécharger le .vtt', ru: 'Скачать .vtt' },
  clear: { fr: 'Effacer tous les repères', ru: 'Удалить все метки' },
  noText: {
    fr: 'Écrivez d’abord le texte : ses phrases seront listées ici.',
    ru: 'Сначала напишите текст: здесь появятся его предложения.',
  },
  unplayable: {
    fr: 'Cet enregistrement ne peut pas être lu ici. Vérifiez le fichier.',
    ru: 'Эту запись не удаётся воспроизвести. Проверьте файл.',
  },
  tooLong: {
    fr: 'Des repères dépassent la fin de l’enregistrement : sont-ils ceux d’un autre ?',
    ru: 'Метки выходят за конец записи: не от другой ли они записи?',
  },
} satisfies Record<string, Message>

export const cueCount = {
  fr: ({ cues, sentences }) =>
    `${cues} ${plural('fr', cues, { one: 'phrase', other: 'phrases' })} sur ${sentences} ${plural('fr', cues, { one: 'a son repère', other: 'ont leur repère' })}.`,
  ru: ({ cues, sentences }) => `Предложений с меткой: ${cues} из ${sentences}.`,
} satisfies Message<{ cues: number; sentences: number }>

/** What the sentences no longer have, or the file says beyond them. */
export const unusedCues = {
  fr: ({ count }) =>
    count === 1
      ? 'Un repère n’a pas sa phrase dans le texte : elle a changé, ou n’y est pas.'
      : `${count} repères n’ont pas leur phrase dans le texte : elle a changé, ou n’y est pas.`,
  ru: ({ count }) =>
    `Меток без предложения: ${count}. Эти предложения изменились, или их нет в тексте.`,
} satisfies Message<{ count: number }>

export const tapping = {
  begin: { fr: 'Écouter et marquer', ru: 'Слушать и отмечать' },
  goOn: { fr: 'Reprendre l’écoute', ru: 'Слушать дальше' },
  tap: { fr: 'La phrase commence maintenant', ru: 'Предложение начинается' },
  allDone: { fr: 'Toutes les phrases sont passées', ru: 'Предложения закончились' },
  keys: {
    fr: 'Espace ou Entrée : la phrase suivante commence. Flèches gauche et droite : 0,1 s plus tôt ou plus tard. Flèche haut : reprendre à la phrase d’avant. Retour arrière : annuler. Échap : pause.',
    ru: 'Пробел или Enter: начинается следующее предложение. Стрелки влево и вправо: на 0,1 с раньше или позже. Стрелка вверх: вернуться на предложение назад. Backspace: отменить. Esc: пауза.',
  },
  next: { fr: 'À suivre', ru: 'Следующее' },
  pause: { fr: 'Pause', ru: 'Пауза' },
  undo: { fr: 'Annuler', ru: 'Отменить' },
  back: { fr: 'Phrase d’avant', ru: 'На предложение назад' },
  earlier: { fr: '0,1 s plus tôt', ru: 'На 0,1 с раньше' },
  later: { fr: '0,1 s plus tard', ru: 'На 0,1 с позже' },
  tenthEarlier: { fr: '−0,1 s', ru: '−0,1 с' },
  tenthLater: { fr: '+0,1 s', ru: '+0,1 с' },
  speed: { fr: 'Vitesse', ru: 'Скорость' },
  sentences: { fr: 'Phrases et leurs repères', ru: 'Предложения и их метки' },
  noCue: { fr: 'sans repère', ru: 'без метки' },
  firstWithout: { fr: 'Aller à la première sans repère', ru: 'К первому без метки' },
} satisfies Record<string, Message>

/** A recording made by the speech engine of the site. */
export const speech = {
  make: {
    fr: 'Faire lire le texte par une voix de synthèse',
    ru: 'Озвучить текст синтезированным голосом',
  },
  hint: {
    fr: 'Phrase par phrase : l’enregistrement et ses repères remplacent ceux du formulaire. Rien n’est enregistré sur la page avant que vous ne le demandiez.',
    ru: 'Предложение за предложением: запись и её метки заменят те, что в форме. На странице ничего не сохранится, пока вы не сохраните форму.',
  },
  stop: { fr: 'Arrêter', ru: 'Остановить' },
  stopped: {
    fr: 'La lecture est arrêtée : rien n’a changé.',
    ru: 'Озвучивание остановлено: ничего не изменилось.',
  },
  done: {
    fr: 'Le texte est lu. Écoutez le résultat, puis enregistrez la page.',
    ru: 'Текст озвучен. Прослушайте запись и сохраните страницу.',
  },
  unreachable: {
    fr: 'La voix de synthèse ne répond pas. Réessayez dans quelques minutes.',
    ru: 'Синтезатор речи не отвечает. Попробуйте через несколько минут.',
  },
  refused: {
    fr: 'La voix de synthèse a refusé de lire. La personne qui gère le site en trouvera la raison dans le journal.',
    ru: 'Синтезатор речи отказался читать. Тот, кто обслуживает сайт, найдёт причину в журнале.',
  },
  unreadable: {
    fr: 'La voix de synthèse n’a pas envoyé un son lisible. La personne qui gère le site en trouvera la raison dans le journal.',
    ru: 'Синтезатор речи прислал не звук. Тот, кто обслуживает сайт, найдёт причину в журнале.',
  },
  tooLarge: {
    fr: 'Le texte est trop long pour un seul enregistrement. Partagez-le en plusieurs chapitres.',
    ru: 'Текст слишком длинный для одной записи. Разделите его на несколько глав.',
  },
  busy: {
    fr: 'Deux textes sont déjà en train d’être lus. Réessayez quand ils seront finis.',
    ru: 'Уже озвучиваются два текста. Попробуйте, когда они будут готовы.',
  },
  lost: {
    fr: 'La connexion est perdue : rien n’a changé. Recommencez quand elle sera revenue.',
    ru: 'Связь потеряна: ничего не изменилось. Начните снова, когда она вернётся.',
  },
} satisfies Record<string, Message>

export const speechProgress = {
  fr: ({ said, sentences }) => `Phrase ${said} sur ${sentences}`,
  ru: ({ said, sentences }) => `Предложение ${said} из ${sentences}`,
} satisfies Message<{ said: number; sentences: number }>
