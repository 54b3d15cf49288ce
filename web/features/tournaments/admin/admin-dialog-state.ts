/** The dialog that an admin has open on a tournament's page. */
export type AdminDialogState =
  | 'data'
  | 'participants'
  | 'paste-teams'
  | 'groups'
  | 'rules'
  | 'adjustments'
  | 'bands'
  | 'status'
  | 'delete'
  | 'cancha'
  | 'playoffs';
