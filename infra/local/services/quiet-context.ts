/** The context of every call to cognito-local, whose own log lines carry passwords and tokens: they are discarded. */
import type { Context } from 'cognito-local/lib/services/context.js';

const silentLogger = { debug() {}, info() {}, warn() {}, error() {}, child: () => silentLogger };

export const quietContext = { logger: silentLogger } as unknown as Context;
