/** The last resort when a screen fails to draw: Spanish words and a way out instead of an empty page. */
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { ErrorCard } from '../ui/error-card.tsx';

interface Props {
  readonly children: ReactNode;
  /** A new one (another address) gives the screen another chance. */
  readonly resetKey?: string;
}

interface State {
  readonly error: unknown;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error(error, componentStack);
  }

  override componentDidUpdate(previous: Props): void {
    if (previous.resetKey !== this.props.resetKey && this.state.error !== null) this.setState({ error: null });
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    return (
      <div className="mx-auto flex max-w-lg flex-col gap-4 p-4">
        <ErrorCard
          title="Algo salió mal en esta pantalla"
          detail="Recargá la página. Si vuelve a pasar, avisale a la federación."
        />
        <Button look="primary" icon="refresh" onClick={() => location.reload()}>
          Recargar la página
        </Button>
      </div>
    );
  }
}
