import { readParadigms } from '../written-paradigms.ts'

/** Adjectives without long forms. */
export const shortOnly = readParadigms(`
рад     short рад ра́да ра́до ра́ды
до́лжен  short до́лжен должна́ должно́ должны́
наме́рен short наме́рен наме́рена наме́рено наме́рены
гора́зд  short гора́зд гора́зда гора́здо гора́зды
тако́в   short тако́в такова́ таково́ таковы́
како́в   short како́в какова́ каково́ каковы́
`)
