import type { Message } from './index.ts'

export const privacy = {
  title: { fr: 'Confidentialité', ru: 'Конфиденциальность' },
  intro: {
    fr: 'Ce que ce site sait de vous, pourquoi, et comment le reprendre ou l’effacer.',
    ru: 'Что этот сайт знает о вас, зачем и как это забрать или удалить.',
  },
  contact: { fr: 'Une question sur vos données ?', ru: 'Вопросы о ваших данных?' },
  toLegal: { fr: 'Qui publie ce site', ru: 'Кто ведёт этот сайт' },
  toAccount: { fr: 'Aller à mon compte', ru: 'Перейти в учётную запись' },
} satisfies Record<string, Message>

/** A part of the page: a sentence or two, then a list. All of it is true of what the program does. */
export interface PrivacyPart {
  title: Message
  intro?: Message
  points: Message[]
}

export const privacyParts: PrivacyPart[] = [
  {
    title: { fr: 'Sans compte', ru: 'Без учётной записи' },
    points: [
      {
        fr: 'Lire, écouter, toucher un mot et chercher dans le dictionnaire ne demandent ni compte ni nom. Un mot que le dictionnaire ne connaît pas est compté, sans rien sur la personne qui l’a touché.',
        ru: 'Чтобы читать, слушать, нажимать на слова и искать в словаре, не нужны ни имя, ни учётная запись. Если слова нет в словаре, сайт считает, сколько раз его искали, но не кто.',
      },
      {
        fr: 'Le premier mot gardé peut créer un compte anonyme, sans adresse e-mail : il retrouve vos mots à votre prochaine visite, dans le même navigateur. S’il reste soixante jours sans servir, il est effacé avec tout ce qu’il contient.',
        ru: 'Когда вы сохраняете первое слово, может появиться анонимная учётная запись без адреса почты: по ней сайт узнаёт ваши слова при следующем визите из того же браузера. Если ею не пользоваться шестьдесят дней, она удаляется со всем содержимым.',
      },
    ],
  },
  {
    title: { fr: 'Avec un compte', ru: 'С учётной записью' },
    points: [
      {
        fr: 'Pour vous reconnaître : votre adresse e-mail ou votre numéro de téléphone, et une empreinte du mot de passe qui ne permet pas de le retrouver.',
        ru: 'Чтобы узнать вас: адрес почты или номер телефона и отпечаток пароля, по которому сам пароль не восстановить.',
      },
      {
        fr: 'Pour votre apprentissage : vos mots et leurs phrases, ce que vous savez déjà, vos révisions, vos exercices, les textes et les leçons étudiés, l’endroit où vous vous êtes arrêté, vos réglages et votre fuseau horaire.',
        ru: 'Чтобы вы могли учиться: слова с предложениями, то, что вы уже знаете, повторения, упражнения, изученные тексты и уроки, место, где вы остановились, настройки и часовой пояс.',
      },
      {
        fr: 'Pour la sécurité : l’adresse IP et le nom du navigateur de chaque connexion ouverte, que vous voyez et fermez depuis votre compte, et un journal des connexions et des changements de compte, gardé 90 jours si l’éditeur n’a rien réglé d’autre.',
        ru: 'Для безопасности: IP-адрес и название браузера каждого открытого сеанса — вы видите их в учётной записи и можете закрыть — и журнал входов и изменений учётной записи; он хранится 90 дней, если владелец сайта не указал иное.',
      },
    ],
  },
  {
    title: { fr: 'Cookies et mémoire du navigateur', ru: 'Cookie и память браузера' },
    intro: {
      fr: 'Aucun cookie ne sert à la publicité ou à mesurer l’audience. Il n’y a donc pas de bandeau.',
      ru: 'Cookie для рекламы или статистики посещений здесь нет, поэтому нет и баннера о них.',
    },
    points: [
      {
        fr: 'Un cookie de session, quand vous avez un compte ou gardé un mot : il disparaît à la déconnexion, et au plus tard après 400 jours.',
        ru: 'Cookie сеанса, если у вас есть учётная запись или сохранённое слово: исчезает при выходе и не позже чем через 400 дней.',
      },
      {
        fr: 'Des cookies de confort, sans rien qui vous désigne : le thème, la langue étudiée, les accents, le fuseau horaire, et pour un moment le mot qui attend votre connexion ou le message de la page suivante.',
        ru: 'Cookie для удобства, по которым вас нельзя узнать: тема, изучаемый язык, ударения, часовой пояс, а также ненадолго — слово, которое ждёт вашего входа, или сообщение для следующей страницы.',
      },
      {
        fr: 'La mémoire de votre navigateur garde vos réglages de lecture, les mots touchés, les textes lus pour le hors connexion et ce qui attend d’être envoyé. Elle reste sur votre appareil ; vous l’effacez dans les réglages du navigateur.',
        ru: 'В памяти браузера хранятся настройки чтения, слова, на которые вы нажимали, прочитанные тексты для чтения без сети и то, что ещё не отправлено. Она остаётся на вашем устройстве; очистить её можно в настройках браузера.',
      },
    ],
  },
  {
    title: { fr: 'Qui d’autre reçoit quelque chose', ru: 'Кому ещё что-то передаётся' },
    intro: {
      fr: 'Rien n’est vendu, rien ne sert à la publicité.',
      ru: 'Ничего не продаётся и не используется для рекламы.',
    },
    points: [
      {
        fr: 'Une vidéo de YouTube, de Vimeo, de RuTube ou de VK vient de ce site, qui voit alors votre adresse IP et suit ses propres règles.',
        ru: 'Видео с YouTube, Vimeo, RuTube или VK загружается с этих сайтов: они видят ваш IP-адрес и действуют по своим правилам.',
      },
      {
        fr: 'Si vous choisissez de vous connecter par un autre service, il apprend que vous venez ici.',
        ru: 'Если вы входите через другой сервис, он узнаёт, что вы пользуетесь этим сайтом.',
      },
      {
        fr: 'Si l’éditeur l’a réglé ainsi, un mot cherché ou une phrase à traduire est envoyé par le serveur à un dictionnaire ou à un traducteur extérieur, sans rien qui vous désigne, et un service vérifie dans les formulaires que vous n’êtes pas un robot.',
        ru: 'Если так настроил владелец сайта, сервер передаёт искомое слово или предложение для перевода внешнему словарю или переводчику — без сведений о вас, — а отдельный сервис проверяет в формах, что вы не робот.',
      },
    ],
  },
  {
    title: { fr: 'Vos droits', ru: 'Ваши права' },
    points: [
      {
        fr: 'Emporter : la page de votre compte donne tout ce qui est gardé de vous en un fichier ; celle du dictionnaire, vos mots en CSV ou pour Anki.',
        ru: 'Забрать: на странице учётной записи можно скачать одним файлом всё, что о вас хранится, а на странице словаря — слова в CSV или для Anki.',
      },
      {
        fr: 'Corriger : vos mots, votre adresse e-mail et vos réglages se changent à tout moment.',
        ru: 'Исправить: слова, адрес почты и настройки можно изменить в любой момент.',
      },
      {
        fr: 'Effacer : « Supprimer mon compte » efface tout de suite le compte et ce qu’il contient ; les sauvegardes de nuit l’oublient à leur tour, après 14 jours si l’éditeur n’a rien réglé d’autre.',
        ru: 'Удалить: «Удалить учётную запись» сразу стирает её и всё содержимое; из ночных резервных копий данные исчезают позже, через 14 дней, если владелец сайта не указал иное.',
      },
      {
        fr: 'Réclamer : à l’éditeur du site, ou à l’autorité qui protège les données dans votre pays (en France, la CNIL).',
        ru: 'Пожаловаться: владельцу сайта или в орган по защите персональных данных вашей страны (во Франции это CNIL).',
      },
    ],
  },
]
