/** A part of a form on a page: a card with a title above its fields. */
import type { ReactNode } from 'react';
import { Card } from './card.tsx';

export function FormSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card as="section" className="flex flex-col gap-4 p-4 md:p-6">
      <h2 className="text-lg">{title}</h2>
      {children}
    </Card>
  );
}
