/** The species of an endospore stain, for the model and its stage. */
export type Organism = 'Bacillus subtilis' | 'Clostridium tetani (inactivated)' | 'Escherichia coli';
