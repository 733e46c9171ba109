/** The language into which the texts of a language are translated. */
export const readerLanguage = (lang: 'ru' | 'fr'): 'ru' | 'fr' => (lang === 'ru' ? 'fr' : 'ru')
