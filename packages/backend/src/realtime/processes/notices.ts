const PIECE = /^\+(\S+) (\d+) (\d+) /

/**
 * Puts the pieces of long notices together again (`realtime.tell` cuts them). Pieces of one message come in order and
 * nothing of the same transaction is missing; only a lost connection leaves one unfinished, which the next replaces.
 */
export function joinPieces(heard: (message: string) => void) {
  let id = ''
  let pieces: string[] = []

  return function hear(notice: string) {
    const [head, of, number, count] = PIECE.exec(notice) ?? []
    if (!head || !of) return heard(notice)
    if (of !== id) [id, pieces] = [of, []]
    pieces.push(notice.slice(head.length))
    if (pieces.length !== Number(number)) pieces = []
    else if (number === count) heard(pieces.splice(0).join(''))
  }
}
