import type { Message } from '../index.ts'

/** What the codes of the authentication API mean for the person in front of the page, and what they can do. */
export const authErrors = {
  access_denied: {
    fr: 'Vous avez refusé l’accès : rien n’a changé. Réessayez, ou choisissez une autre façon de vous connecter.',
    ru: 'Вы отказали в доступе: ничего не изменилось. Попробуйте ещё раз или войдите другим способом.',
  },
  anonymous_provider_disabled: {
    fr: 'Il faut un compte pour continuer : inscrivez-vous.',
    ru: 'Чтобы продолжить, нужна учётная запись: зарегистрируйтесь.',
  },
  bad_oauth_callback: {
    fr: 'La connexion n’a pas abouti. Recommencez.',
    ru: 'Войти не получилось. Начните заново.',
  },
  bad_oauth_state: {
    fr: 'Cette connexion a déjà servi ou a expiré. Recommencez.',
    ru: 'Этот вход уже использован, или срок его действия истёк. Начните заново.',
  },
  captcha_failed: {
    fr: 'La vérification contre les robots n’a pas abouti. Recommencez-la, puis réessayez.',
    ru: 'Проверка «я не робот» не пройдена. Пройдите её снова и повторите попытку.',
  },
  email_address_invalid: {
    fr: 'Cette adresse e-mail n’est pas valable : vérifiez-la.',
    ru: 'Этот адрес почты недействителен: проверьте его.',
  },
  email_exists: {
    fr: 'Cette adresse e-mail est déjà celle d’un compte.',
    ru: 'Этот адрес почты уже занят.',
  },
  email_provider_disabled: {
    fr: 'Ce site n’accepte pas la connexion par e-mail. Choisissez une autre façon de vous connecter.',
    ru: 'На этом сайте нельзя войти по почте. Выберите другой способ.',
  },
  flow_state_expired: {
    fr: 'La connexion a pris trop de temps. Recommencez.',
    ru: 'Вход занял слишком много времени. Начните заново.',
  },
  flow_state_not_found: {
    fr: 'Cette connexion a déjà servi ou a commencé dans un autre navigateur. Recommencez ici.',
    ru: 'Этот вход уже использован или начат в другом браузере. Начните заново здесь.',
  },
  identity_already_exists: {
    fr: 'Ce compte extérieur est déjà relié à un compte Slovo.',
    ru: 'Эта внешняя учётная запись уже связана с учётной записью Slovo.',
  },
  identity_not_found: {
    fr: 'Ce compte extérieur n’est pas relié au vôtre. Rechargez la page.',
    ru: 'Эта внешняя учётная запись не связана с вашей. Обновите страницу.',
  },
  insufficient_aal: {
    fr: 'Confirmez d’abord que c’est vous : déconnectez-vous, puis reconnectez-vous.',
    ru: 'Сначала подтвердите, что это вы: выйдите и войдите снова.',
  },
  manual_linking_disabled: {
    fr: 'Ce site ne permet pas de relier un compte extérieur.',
    ru: 'На этом сайте нельзя связать внешнюю учётную запись.',
  },
  mfa_challenge_expired: {
    fr: 'Ce code a expiré. Demandez-en un nouveau.',
    ru: 'Время действия кода истекло. Запросите новый.',
  },
  mfa_verification_failed: {
    fr: 'Ce code n’est pas le bon. Attendez le suivant, puis réessayez.',
    ru: 'Код не подошёл. Дождитесь следующего и попробуйте снова.',
  },
  otp_disabled: {
    fr: 'Il n’y a pas de compte avec cette adresse, et ce site n’en ouvre pas de nouveaux.',
    ru: 'Учётной записи с таким адресом нет, а новые на этом сайте не открывают.',
  },
  otp_expired: {
    fr: 'Ce code est faux ou n’est plus valable. Vérifiez-le, ou demandez-en un nouveau.',
    ru: 'Код неверный или уже не действует. Проверьте его или запросите новый.',
  },
  passkey_disabled: {
    fr: 'Ce site n’accepte pas les clés d’accès.',
    ru: 'На этом сайте нельзя войти по ключу доступа.',
  },
  phone_exists: {
    fr: 'Ce numéro est déjà celui d’un compte.',
    ru: 'Этот номер уже занят.',
  },
  phone_provider_disabled: {
    fr: 'Ce site n’accepte pas la connexion par téléphone.',
    ru: 'На этом сайте нельзя войти по телефону.',
  },
  provider_disabled: {
    fr: 'Ce site n’accepte pas cette façon de se connecter.',
    ru: 'На этом сайте такой способ входа не принимают.',
  },
  provider_email_needs_verification: {
    fr: 'Votre adresse e-mail n’est pas vérifiée là-bas : vérifiez-la, puis recommencez.',
    ru: 'Ваш адрес почты там не подтверждён: подтвердите его и начните заново.',
  },
  reauthentication_not_valid: {
    fr: 'Ce code est faux ou n’est plus valable. Demandez-en un nouveau.',
    ru: 'Код неверный или уже не действует. Запросите новый.',
  },
  session_expired: {
    fr: 'Votre connexion a expiré. Reconnectez-vous.',
    ru: 'Время входа истекло. Войдите снова.',
  },
  session_not_found: {
    fr: 'Votre connexion a pris fin. Reconnectez-vous.',
    ru: 'Вход завершён. Войдите снова.',
  },
  signup_disabled: {
    fr: 'Ce site n’ouvre pas de nouveaux comptes.',
    ru: 'На этом сайте новые учётные записи не открывают.',
  },
  single_identity_not_deletable: {
    fr: 'C’est votre seule façon de vous connecter : ajoutez-en une autre avant d’enlever celle-ci.',
    ru: 'Это ваш единственный способ входа: добавьте другой, прежде чем убрать этот.',
  },
  sms_send_failed: {
    fr: 'Le message n’a pas pu partir. Vérifiez le numéro, puis réessayez.',
    ru: 'Сообщение не отправлено. Проверьте номер и попробуйте снова.',
  },
  sso_provider_not_found: {
    fr: 'Nous ne connaissons pas d’organisation de ce nom. Vérifiez le domaine.',
    ru: 'Мы не знаем организации с таким доменом. Проверьте его.',
  },
  unexpected_failure: {
    fr: 'La connexion n’a pas abouti. Réessayez dans un moment.',
    ru: 'Войти не получилось. Попробуйте чуть позже.',
  },
  user_already_exists: {
    fr: 'Cette adresse e-mail est déjà celle d’un compte.',
    ru: 'Этот адрес почты уже занят.',
  },
  user_banned: {
    fr: 'Ce compte est bloqué. Écrivez-nous si vous pensez que c’est une erreur.',
    ru: 'Эта учётная запись заблокирована. Напишите нам, если это ошибка.',
  },
  web3_unsupported_chain: {
    fr: 'Ce site n’accepte pas ce portefeuille.',
    ru: 'На этом сайте нельзя войти с таким кошельком.',
  },
  webauthn_verification_failed: {
    fr: 'Cette clé d’accès n’a pas été reconnue. Essayez-en une autre.',
    ru: 'Ключ доступа не распознан. Попробуйте другой.',
  },
} satisfies Record<string, Message>
