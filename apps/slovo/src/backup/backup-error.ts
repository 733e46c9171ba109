/** Why there is no backup, or nothing was restored, as a sentence for the operator. */
export class BackupError extends Error {}
