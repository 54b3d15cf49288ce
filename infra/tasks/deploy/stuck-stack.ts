/** What the operator does when CloudFormation has left the stack in a state from which it does not go on by itself. */
import { type Environment, stackNameOf } from '../../environments.ts';
import { type DeployedStack, isFailedCreation } from '../account/deployed-stack.ts';
import { describeError, exitCodeOf, TaskFailure } from '../command/run-task.ts';

/** A deployment that cannot begin, or that failed, because of the state of the stack. */
export class StuckStackFailure extends TaskFailure {
  /** What is in place. */
  readonly standing: string;
  /** What to do then. */
  readonly next: string;

  constructor(message: string, { standing, next }: WayOut, exitCode?: number) {
    super(message, exitCode);
    this.standing = standing;
    this.next = next;
  }
}

/** Throws a StuckStackFailure when the stack is in a state that no deployment gets it out of. */
export async function requireDeployableStack(stack: DeployedStack, environment: Environment): Promise<void> {
  const status = await stack.status();
  if (isFailedCreation(status)) return;
  const wayOut = await wayOutOf(status, stack, environment);
  if (wayOut) throw new StuckStackFailure(`el stack está en ${status}, y así no se puede desplegar.`, wayOut);
}

/** The failure of a deployment; with the way out when it left the stack in a state that needs one. */
export async function explainFailure(error: unknown, stack: DeployedStack, environment: Environment): Promise<unknown> {
  const wayOut = await wayOutOf(await stack.status(), stack, environment);
  return wayOut ? new StuckStackFailure(describeError(error), wayOut, exitCodeOf(error)) : error;
}

interface WayOut {
  readonly standing: string;
  readonly next: string;
}

async function wayOutOf(
  status: string | undefined,
  stack: DeployedStack,
  environment: Environment,
): Promise<WayOut | undefined> {
  const describe = wayOutByStatus[status ?? ''];
  if (!describe) return undefined;
  const failed = (await stack.failedResources()).map((resource) => `\n  ${resource}`).join('');
  return describe({ stackName: stackNameOf(environment), failed, again: `npm run deploy -- ${environment.name}` });
}

interface Facts {
  readonly stackName: string;
  /** What CloudFormation failed at, a line for each resource; '' for nothing. */
  readonly failed: string;
  /** The command that deploys again. */
  readonly again: string;
}

const wayOutByStatus: Readonly<Record<string, (facts: Facts) => WayOut>> = {
  ROLLBACK_COMPLETE: ({ stackName, again }) => ({
    standing: `La primera creación de ${stackName} falló y CloudFormation la deshizo (ROLLBACK_COMPLETE).`,
    next: recreate(again),
  }),
  ROLLBACK_FAILED: ({ stackName, failed, again }) => ({
    standing: `La primera creación de ${stackName} falló y CloudFormation no pudo deshacerla (ROLLBACK_FAILED). Quedó:${failed}`,
    next: recreate(again),
  }),
  DELETE_FAILED: ({ stackName, failed, again }) => ({
    standing: `${stackName} quedó a medio borrar (DELETE_FAILED). CloudFormation no pudo borrar:${failed}`,
    next: `${emptyBuckets}; aws cloudformation delete-stack --stack-name ${stackName}; aws cloudformation wait stack-delete-complete --stack-name ${stackName}; y después ${again}, que lo crea de nuevo. Si el stack tenía datos, la tabla y los escudos se conservan aparte: se recuperan con infra/runbooks/restore.md`,
  }),
  UPDATE_ROLLBACK_FAILED: ({ stackName, failed, again }) => ({
    standing: `CloudFormation no pudo volver ${stackName} a como estaba antes (UPDATE_ROLLBACK_FAILED). Falló en:${failed}`,
    next: `corregí lo que dicen sus eventos; aws cloudformation continue-update-rollback --stack-name ${stackName}; aws cloudformation wait stack-rollback-complete --stack-name ${stackName}; y después ${again}`,
  }),
};

const recreate = (again: string): string =>
  `corregí la causa, que es el primer error de arriba, y repetí ${again}: le saca al stack la protección contra el borrado, lo borra y lo crea de nuevo`;

const emptyBuckets = 'vaciá los buckets de esa lista (aws s3 rm s3://<bucket> --recursive) y borrá a mano lo demás';
