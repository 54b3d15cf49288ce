/** Shown in place of a sheet that cannot be opened: why, and what can be done. */
import type { ReactNode } from 'react';
import { paths } from '#shared/pages/paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SheetButton } from '../frame/sheet-button.tsx';

interface SheetProblemProps {
  readonly title: string;
  readonly text: string;
  readonly action: { readonly label: string; readonly onPress: () => void } | null;
  readonly children?: ReactNode;
}

export function SheetProblem({ title, text, action, children }: SheetProblemProps) {
  return (
    <div className="flex min-h-dvh flex-col items-center justify-center gap-4 p-6 text-center">
      <Icon name="whistle" className="size-10" />
      <h1 className="text-xl">{title}</h1>
      <p role="alert" className="max-w-prose text-lg leading-snug">
        {text}
      </p>
      {action && (
        <SheetButton variant="primary" onClick={action.onPress} className="w-full max-w-sm px-4">
          {action.label}
        </SheetButton>
      )}
      {children}
      <a
        href={paths.home.getHref()}
        className="inline-flex min-h-14 items-center px-4 font-semibold underline underline-offset-4"
      >
        Ir al inicio
      </a>
    </div>
  );
}
