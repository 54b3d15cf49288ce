/** The dialog that an admin has open on a tournament's page. */
export type AdminDialogState =
  | 'data'
  | 'participants'
  | 'paste-teams'
  | 'groups'
  | 'rules'
  | 'adjustments'
  | 'status'
  | 'delete'
  | 'cancha'
  | 'playoffs';
