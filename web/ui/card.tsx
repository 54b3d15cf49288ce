/** A box with a background and a thin border that groups content on the page. */
import type { ComponentProps } from 'react';

type CardProps = ComponentProps<'div'> & { readonly as?: 'div' | 'section' | 'article' | 'li' };

export function Card({ as: Element = 'div', className = 'p-4', ...rest }: CardProps) {
  return <Element {...(rest as object)} className={`rounded-card border border-line bg-surface ${className}`} />;
}
