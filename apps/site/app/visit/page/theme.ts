export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const THEME_COOKIE = 'theme'

export function readTheme(value: unknown): Theme {
  return themes.find((theme) => theme === value) ?? 'system'
}
