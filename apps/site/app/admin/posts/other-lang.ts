/** Posts are listed for those who learn a language, and written in the other one. */
export const otherLang = (lang: 'ru' | 'fr'): 'ru' | 'fr' => (lang === 'ru' ? 'fr' : 'ru')
