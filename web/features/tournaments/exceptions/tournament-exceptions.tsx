/** The exceptions of a tournament with the form that writes one, which the address may ask for. */
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { EligibilityException } from '#shared/domain/schemas/eligibility.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { askedException, withoutAskedException } from '../../../lib/exception-address.ts';
import { lazyComponent } from '../../../lib/screen/lazy-component.ts';
import { usePreload } from '../../../lib/screen/use-preload.ts';
import { ExceptionList } from './exception-list.tsx';

const loadExceptionForm = () => import('./exception-form.tsx');
const ExceptionForm = lazyComponent(loadExceptionForm, 'ExceptionForm');

export function TournamentExceptions({ tournament }: { readonly tournament: Tournament }) {
  usePreload(loadExceptionForm, true);
  const [search, setSearch] = useSearchParams();
  const [start, setStart] = useState<Partial<EligibilityException> | null>(() => askedException(search));
  const close = () => {
    setStart(null);
    setSearch(withoutAskedException, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <ExceptionList tournament={tournament} onWrite={(exception = undefined) => setStart(exception ?? {})} />
      <Suspense>{start && <ExceptionForm tournament={tournament} start={start} onClose={close} />}</Suspense>
    </>
  );
}
