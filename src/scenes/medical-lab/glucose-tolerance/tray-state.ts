/** What the tray with glass and tubes shows. */
export interface TrayState {
  /** Part of the glass that is drunk. */
  readonly drunk: number;
  /** g of glucose in it, as its label says. */
  readonly dose: number;
  /** For each place of the rack: a tube stands in it. */
  readonly filled: readonly boolean[];
  /** h for which the tubes stand; 0: on ice. */
  readonly delay: number;
}
