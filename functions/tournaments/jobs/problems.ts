/** What people read about a job that is under way, and why another one has to wait. */
import type { JobProgress } from '#shared/contract/jobs.ts';
import { capitalize } from '#shared/spanish/capitalized.ts';
import { formatShortDate } from '#shared/text/dates.ts';
import { localDateAndTime } from '#shared/text/local-time.ts';
import type { StoredJob } from '../../competition/records/jobs.ts';
import { getSettings } from '../../competition/records/settings.ts';
import { Problem } from '../../platform/problem.ts';
import { rulesOfKind } from './job-kinds.ts';

/** A job without progress for so long was left alone, and any administrator may take it over. */
const leftAloneAfterMs = 60_000;

export const isLeftAlone = ({ progressAt }: StoredJob, now: Date): boolean =>
  now.getTime() - progressAt >= leftAloneAfterMs;

/** How far a job is: on the way back, how many matches are as they were. */
export function progressOf({ jobKind, state, done, total }: StoredJob): JobProgress {
  const isUndoing = state === 'undoing';
  const finished = isUndoing ? total - done : done;
  const what = isUndoing ? 'Deshaciendo el cambio' : capitalize(rulesOfKind(jobKind).doing);
  return { message: `${what}: ${finished} de ${total} partidos.`, done: finished, total };
}

/** The 409 that says who changes the fixture, since when, how far it is, and what can be done about it. */
export async function jobUnderWayProblem(job: StoredJob, now: Date): Promise<Problem> {
  const { timeZone } = await getSettings();
  const { done, total } = progressOf(job);
  const at = (moment: number) => {
    const { date, time } = localDateAndTime(moment, timeZone);
    return `el ${formatShortDate(date)} a las ${time}`;
  };
  const isUndoing = job.state === 'undoing';
  const who = `${job.byName} está ${rulesOfKind(job.jobKind).doing}${isUndoing ? ', y se está deshaciendo' : ''}.`;
  const far = `Empezó ${at(job.startedAt)} y van ${done} de ${total} partidos.`;
  const isStuck = isLeftAlone(job, now);
  const what = isStuck
    ? `No avanza desde ${at(job.progressAt)}: podés continuarlo o deshacerlo.`
    : 'Esperá a que termine; si pasa un minuto sin avanzar, vas a poder continuarlo o deshacerlo.';
  const errors = [
    { path: 'job', message: who },
    { path: 'job.progress', message: far },
    { path: isStuck ? 'job.leftAlone' : 'job.wait', message: what },
  ];
  return new Problem('job-under-way', errors.map(({ message }) => message).join(' '), { errors });
}
