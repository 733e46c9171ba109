import type { Message } from '../index.ts'

/** What a site says where a mail would be needed and its operator has set up no mail server. */
export const noMail = {
  notice: {
    fr: 'Ce site ne peut pas encore envoyer de messages.',
    ru: 'Этот сайт пока не может отправлять письма.',
  },
  toConfirm: {
    fr: 'Sans message, vous ne pourrez pas confirmer votre adresse vous-même.',
    ru: 'Без письма вы не сможете сами подтвердить адрес.',
  },
  registeredTitle: {
    fr: 'Votre compte attend d’être confirmé',
    ru: 'Учётная запись ждёт подтверждения',
  },
  registered: {
    fr: 'Ce site ne peut pas encore envoyer le message qui confirmerait votre adresse.',
    ru: 'Этот сайт пока не может отправить письмо, которое подтвердило бы ваш адрес.',
  },
  askOwner: {
    fr: 'Adressez-vous au responsable du site.',
    ru: 'Обратитесь к владельцу сайта.',
  },
  writeTo: {
    fr: 'Écrivez au responsable du site :',
    ru: 'Напишите владельцу сайта:',
  },
} satisfies Record<string, Message>
