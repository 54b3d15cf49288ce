/** The context of every call to cognito-local, whose own log lines carry passwords and tokens: they are discarded. */
import type { Context } from 'cognito-local/lib/services/context.js';

const quiet = { debug() {}, info() {}, warn() {}, error() {}, child: () => quiet };

export const quietContext = { logger: quiet } as unknown as Context;
