/** What other areas need of the queue, in one file that they load when there is no network. */
export { notKept } from '@slovo/messages/offline/not-kept'
export { addChange } from './add-change.ts'
export { ownerHere } from './owner.ts'
