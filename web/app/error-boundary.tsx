/** Shows a Spanish error message and a reload button when a screen throws an error while rendering. */
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { ErrorCard } from '../ui/error-card.tsx';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** A changed key (another address) clears the error and renders the children again. */
  readonly resetKey?: string;
}

interface ErrorBoundaryState {
  readonly error: unknown;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error(error, componentStack);
  }

  override componentDidUpdate(previous: ErrorBoundaryProps): void {
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
        <Button variant="primary" icon="refresh" onClick={() => location.reload()}>
          Recargar la página
        </Button>
      </div>
    );
  }
}
