/** 'Reprogramar' with what copies the text for the chat. */
import { type ComponentProps, Suspense } from 'react';
import { CopyTextButton } from '../../features/share/share-buttons.tsx';
import { lazyComponent } from '../../lib/screen/lazy-component.ts';

const Dialog = lazyComponent(() => import('../../features/rescheduling/reschedule-dialog.tsx'), 'RescheduleDialog');

export const RescheduleDialog = (props: Omit<ComponentProps<typeof Dialog>, 'copyButtonOf'>) => (
  <Suspense>
    <Dialog {...props} copyButtonOf={(text) => <CopyTextButton label="Copiar como texto" text={text} />} />
  </Suspense>
);
