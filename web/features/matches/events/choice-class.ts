/** CSS classes of the option buttons of event entry, pressed and not pressed. */
export const eventOptionClass =
  'inline-flex items-center justify-center rounded-control border border-input bg-surface py-2 font-semibold hover:bg-tint aria-pressed:border-accent aria-pressed:bg-tint aria-pressed:ring-2 aria-pressed:ring-accent aria-pressed:ring-inset';
