export function secondsBefore(moment: Date, seconds: number) {
  return new Date(moment.getTime() - seconds * 1000)
}

export function secondsAfter(moment: Date, seconds: number) {
  return secondsBefore(moment, -seconds)
}
