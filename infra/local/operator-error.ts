/** Something the person who starts the local host can put right: said in one line, without a stack. */
export class OperatorError extends Error {}
