/** What comes next when one of the first steps is done, on the screen where it was taken: nobody goes home between two. */
import type { ReactNode } from 'react';
import { useSettings } from '../../lib/screen/use-settings.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { FirstStep } from './first-steps.ts';
import { useFirstSteps } from './use-first-steps.ts';

interface NextStepProps {
  /** The step that is taken on this screen. */
  readonly after: FirstStep['key'];
  /** Shown instead until the step is done, and once all are. */
  readonly otherwise?: ReactNode;
}

export function NextStep({ after, otherwise = null }: NextStepProps) {
  const { name, isNameKnown } = useSettings();
  const steps = useFirstSteps(name);
  const isTaken = steps?.some(({ key, isDone }) => key === after && isDone) ?? false;
  const next = steps?.find(({ isDone }) => !isDone);
  if (!isNameKnown || steps === undefined) return null;
  if (!isTaken || !next) return otherwise;
  return (
    <ButtonLink variant="primary" href={next.href} className="self-start">
      {`Siguiente paso: ${next.action.charAt(0).toLowerCase()}${next.action.slice(1)}`}
    </ButtonLink>
  );
}
