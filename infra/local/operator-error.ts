/** A mistake that the user of a command can correct: printed as one line, without a stack trace. */
export class OperatorError extends Error {}
