/** 'Se suspende la fecha' with what copies the text for the chat, and 'Reprogramar' for what fell. */
import { type ComponentProps, Suspense, useState } from 'react';
import { CopyTextButton } from '../../features/share/share-buttons.tsx';
import { lazyComponent } from '../../lib/screen/lazy-component.ts';
import { RescheduleDialog } from './reschedule-dialog.tsx';

const Dialog = lazyComponent(() => import('../../features/notices/suspend-dialog.tsx'), 'SuspendDialog');

export function SuspendDialog(props: Omit<ComponentProps<typeof Dialog>, 'copyButtonOf' | 'onReschedule'>) {
  const [fallen, setFallen] = useState<readonly number[] | null>(null);
  if (fallen) return <RescheduleDialog concerns={({ id }) => fallen.includes(id)} onClose={props.onClose} />;
  return (
    <Suspense>
      <Dialog
        {...props}
        copyButtonOf={(text) => <CopyTextButton label="Copiar como texto" text={text} />}
        onReschedule={(matches) => setFallen(matches.map(({ id }) => id))}
      />
    </Suspense>
  );
}
