/** The species that can be Gram stained, for the model and its stage. */
export type Organism = 'Staphylococcus aureus' | 'Bacillus subtilis' | 'Escherichia coli' | 'Pseudomonas aeruginosa';
