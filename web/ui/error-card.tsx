/** Shown in place of data that could not be loaded: what failed, why, and 'Reintentar'. */
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

interface ErrorCardProps {
  readonly title: string;
  readonly detail?: string;
  readonly onRetry?: (() => void) | undefined;
}

export function ErrorCard({ title, detail, onRetry }: ErrorCardProps) {
  return (
    <div
      role="alert"
      className="flex flex-col items-center gap-3 rounded-card border border-line bg-surface px-4 py-8 text-center"
    >
      <Icon name="warning" className="size-10 text-loss-text" />
      <p className="font-semibold">{title}</p>
      {detail && <p className="text-muted">{detail}</p>}
      {onRetry && (
        <Button icon="refresh" onClick={onRetry}>
          Reintentar
        </Button>
      )}
    </div>
  );
}
