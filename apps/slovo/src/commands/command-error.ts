/** An error whose message is a sentence for the operator. */
export class CommandError extends Error {}
