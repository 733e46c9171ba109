import type { Message } from './index.ts'

export const accessKeys = {
  title: { fr: 'Clés S3', ru: 'Ключи S3' },
  intro: {
    fr: 'Avec une telle clé, un outil S3 (copie, sauvegarde, montage) lit et change tous les fichiers du site. Ne la confiez qu’à des personnes de confiance.',
    ru: 'С таким ключом программа S3 (для копий, архивов или дисков) читает и меняет все файлы сайта. Давайте его только тем, кому доверяете.',
  },
  endpoint: { fr: 'Adresse', ru: 'Адрес' },
  purpose: { fr: 'À quoi sert cette clé', ru: 'Для чего этот ключ' },
  create: { fr: 'Créer une clé', ru: 'Создать ключ' },
  id: { fr: 'Identifiant de la clé', ru: 'Идентификатор ключа' },
  secret: { fr: 'Secret', ru: 'Секрет' },
  once: {
    fr: 'Copiez le secret maintenant : il ne sera plus jamais affiché.',
    ru: 'Скопируйте секрет сейчас: больше он показан не будет.',
  },
  none: { fr: 'Il n’y a pas encore de clé.', ru: 'Ключей пока нет.' },
  since: { fr: 'Créée le', ru: 'Создан' },
  revoke: { fr: 'Supprimer', ru: 'Удалить' },
  unnamed: { fr: 'Sans description', ru: 'Без описания' },
  revoked: { fr: 'La clé est supprimée.', ru: 'Ключ удалён.' },
  elsewhere: {
    fr: 'Ce site garde ses fichiers chez Supabase : les clés S3 se créent dans les réglages du projet Supabase.',
    ru: 'Файлы этого сайта хранит Supabase: ключи S3 создаются в настройках проекта Supabase.',
  },
} satisfies Record<string, Message>

export const revokeKey = {
  fr: ({ name }) => `Supprimer la clé « ${name} »`,
  ru: ({ name }) => `Удалить ключ «${name}»`,
} satisfies Message<{ name: string }>
