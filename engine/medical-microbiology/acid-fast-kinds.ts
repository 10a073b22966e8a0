/** The species of an acid-fast stain, for the model and its stage. */
export type Organism =
  | 'Mycobacterium tuberculosis (inactivated)'
  | 'Nocardia asteroides'
  | 'Escherichia coli'
  | 'Staphylococcus aureus';
