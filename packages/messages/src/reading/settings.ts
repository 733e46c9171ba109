import type { Message } from '../index.ts'

/** The panel in which a reader chooses how texts look. */
export const readerSettings = {
  fr: 'Réglages de lecture',
  ru: 'Настройки чтения',
} satisfies Message
export const closeSettings = { fr: 'Fermer', ru: 'Закрыть' } satisfies Message
/** Where no script runs. */
export const applySettings = { fr: 'Appliquer', ru: 'Применить' } satisfies Message
export const settingsUnsaved = {
  fr: 'Ce réglage vaut pour cette page, mais n’a pas pu être enregistré. Réessayez quand le réseau sera revenu.',
  ru: 'Настройка действует на этой странице, но не сохранена. Попробуйте ещё раз, когда появится сеть.',
} satisfies Message

export const settingNames = {
  size: { fr: 'Taille du texte', ru: 'Размер текста' },
  spacing: { fr: 'Interligne', ru: 'Межстрочный интервал' },
  width: { fr: 'Largeur', ru: 'Ширина' },
  font: { fr: 'Police', ru: 'Шрифт' },
} satisfies Record<string, Message>

export const choiceNames = {
  small: { fr: 'Petit', ru: 'Мелкий' },
  medium: { fr: 'Moyen', ru: 'Средний' },
  large: { fr: 'Grand', ru: 'Крупный' },
  larger: { fr: 'Plus grand', ru: 'Ещё крупнее' },
  largest: { fr: 'Très grand', ru: 'Самый крупный' },
  tight: { fr: 'Serré', ru: 'Плотный' },
  even: { fr: 'Normal', ru: 'Обычный' },
  airy: { fr: 'Aéré', ru: 'Свободный' },
  narrow: { fr: 'Étroite', ru: 'Узкая' },
  column: { fr: 'Normale', ru: 'Обычная' },
  wide: { fr: 'Large', ru: 'Широкая' },
  sans: { fr: 'Sans empattements', ru: 'Без засечек' },
  serif: { fr: 'Avec empattements', ru: 'С засечками' },
} satisfies Record<string, Message>

export const accentsFailed = {
  fr: 'Les accents n’ont pas pu être chargés. Réessayez.',
  ru: 'Не удалось загрузить ударения. Попробуйте ещё раз.',
} satisfies Message
export const wordsAsButtons = { fr: 'Mots en boutons', ru: 'Слова-кнопки' } satisfies Message
export const wordsAsButtonsHint = {
  fr: 'Pour un lecteur d’écran : chaque mot se trouve et se touche.',
  ru: 'Для программ экранного доступа: каждое слово можно найти и нажать.',
} satisfies Message
