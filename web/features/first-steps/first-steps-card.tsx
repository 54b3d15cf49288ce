/** Leads the administrator of a new federation from an empty database to the first fixture. */
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { Checklist } from '../../ui/checklist.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { FirstStep } from './first-steps.ts';
import { useFirstSteps } from './use-first-steps.ts';

/** Renders nothing where nobody has to be led. */
export function FirstStepsCard({ federationName }: { readonly federationName: string }) {
  const steps = useFirstSteps(federationName);
  if (steps === undefined) return <Skeleton className="h-106 rounded-card md:h-34.5" />;
  return steps && <Checklist id="primeros-pasos" title="Primeros pasos" steps={steps} actions={linksOf(steps)} />;
}

const linksOf = (steps: readonly FirstStep[]) =>
  Object.fromEntries(
    steps.map(({ key, action, href }) => [
      key,
      <ButtonLink key={key} variant="primary" href={href}>
        {action}
      </ButtonLink>,
    ]),
  ) as Record<FirstStep['key'], ReactNode>;
