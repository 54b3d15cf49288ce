/** What an admin can do to a tournament; each one is a dialog. */
export type AdminDialogState =
  | 'data'
  | 'participants'
  | 'groups'
  | 'rules'
  | 'adjustments'
  | 'status'
  | 'delete'
  | 'cancha'
  | 'playoffs';
