import { changesOwner } from '../device/reader-key.ts'
import { VISITOR } from '../device/visitor.ts'

/** To whom this page was served. */
export const readerHere = () => document.documentElement.dataset.reader ?? VISITOR

/** Whose changes it makes. */
export const ownerHere = () => changesOwner(readerHere())
