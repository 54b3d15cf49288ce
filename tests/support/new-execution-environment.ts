/** Setup of suites whose test files share a process: each file begins as the Lambdas of a new process do. */
import { startExecutionEnvironment } from '#functions/platform/execution-environment.ts';

startExecutionEnvironment();
