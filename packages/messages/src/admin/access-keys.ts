import type { Message } from '../index.ts'

export const accessKeys = {
  title: { fr: 'Clés S3', ru: 'Ключи S3' },
  intro: {
    fr: 'Avec une telle clé, un outil S3 (copie, sauvegarde, montage) peut lire et modifier tous les fichiers du site. Ne la donnez qu’à des personnes sûres.',
    ru: 'С таким ключом программа с поддержкой S3 (для копирования, резервных копий, подключения диска) может читать и менять все файлы сайта. Давайте его только тем, кому доверяете.',
  },
  endpoint: { fr: 'Adresse', ru: 'Адрес' },
  purpose: { fr: 'À quoi sert cette clé', ru: 'Для чего этот ключ' },
  purposeHint: {
    fr: 'Par exemple : sauvegarde de la nuit',
    ru: 'Например: ночная резервная копия',
  },
  create: { fr: 'Créer une clé', ru: 'Создать ключ' },
  made: { fr: 'Votre nouvelle clé', ru: 'Новый ключ' },
  id: { fr: 'Identifiant (access key ID)', ru: 'Идентификатор (access key ID)' },
  secret: { fr: 'Clé secrète (secret access key)', ru: 'Секретный ключ (secret access key)' },
  once: {
    fr: 'Copiez la clé secrète maintenant : elle ne sera plus jamais affichée.',
    ru: 'Скопируйте секретный ключ сейчас: больше он показан не будет.',
  },
  usage: {
    fr: 'Compartiment (bucket) : slovo. Région : au choix, par exemple us-east-1. Adressage par chemin (path style).',
    ru: 'Бакет: slovo. Регион: любой, например us-east-1. Адреса в виде пути (path style).',
  },
  none: { fr: 'Il n’y a pas encore de clé.', ru: 'Ключей пока нет.' },
  since: { fr: 'Créée le', ru: 'Создан' },
  revoke: { fr: 'Supprimer', ru: 'Удалить' },
  unnamed: { fr: 'Sans description', ru: 'Без описания' },
  revoked: { fr: 'La clé est supprimée.', ru: 'Ключ удалён.' },
  elsewhere: {
    fr: 'Ce site garde ses fichiers chez Supabase : les clés S3 se créent dans les réglages du projet Supabase.',
    ru: 'Файлы этого сайта хранит Supabase: ключи S3 создаются в настройках проекта Supabase.',
  },
} satisfies Record<string, Message>

export const revokeKey = {
  fr: ({ name }) => `Supprimer la clé « ${name} »`,
  ru: ({ name }) => `Удалить ключ «${name}»`,
} satisfies Message<{ name: string }>
