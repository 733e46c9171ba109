/** The part of the morphology library that we use; its package has no types. */
declare module 'az' {
  export interface Tag {
    readonly POS?: string
    readonly stat: readonly string[]
    readonly flex: readonly string[]
    toString(): string
  }
  export interface Parse {
    readonly tag: Tag
    readonly score: number
    readonly parser: string
    /** Missing on some predicted compounds. */
    readonly formCnt?: number
    /** Of a word that is inflected like one of the library's dictionary: its table of forms, and which of them this is. */
    readonly paradigmIdx?: number
    readonly formIdx?: number
    toString(): string
    normalize(keepPos?: boolean): Parse | false
    inflect(form: number | Record<string, string | true | undefined>): Parse | false
  }
  interface Morph {
    (word: string, options?: { stutter: number }): Parse[]
    init(folder: string, done: (failure: Error | null) => void): void
  }
  type Load = (
    file: string,
    kind: 'json' | 'arraybuffer',
    done: (failure: Error | null, data?: unknown) => void,
  ) => void
  const Az: { Morph: Morph; load: Load }
  export default Az
}
