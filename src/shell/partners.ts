export interface Partner {
  readonly name: string;
  /** Letters drawn in place of a logo. */
  readonly icon: string;
  readonly link: string;
}

/** Organisations that publish open science resources. */
export const partners: readonly Partner[] = [
  { name: 'PhET Interactive Simulations', icon: 'Ph', link: 'https://phet.colorado.edu/' },
  { name: 'OpenStax', icon: 'OS', link: 'https://openstax.org/' },
  { name: 'MIT OpenCourseWare', icon: 'OCW', link: 'https://ocw.mit.edu/' },
  { name: 'NIST', icon: 'NI', link: 'https://www.nist.gov/' },
  { name: 'NASA Science', icon: 'NA', link: 'https://science.nasa.gov/' },
  { name: 'CERN Open Data', icon: 'CE', link: 'https://opendata.cern.ch/' },
  { name: 'RCSB Protein Data Bank', icon: 'PDB', link: 'https://www.rcsb.org/' },
  { name: 'RSC Education', icon: 'RSC', link: 'https://edu.rsc.org/' },
  { name: 'LibreTexts', icon: 'LT', link: 'https://libretexts.org/' },
  { name: 'PubChem', icon: 'PC', link: 'https://pubchem.ncbi.nlm.nih.gov/' },
  { name: 'EMBL-EBI', icon: 'EBI', link: 'https://www.ebi.ac.uk/' },
  { name: 'U.S. Geological Survey', icon: 'GS', link: 'https://www.usgs.gov/' },
  { name: 'NOAA Education', icon: 'NO', link: 'https://www.noaa.gov/education' },
  { name: 'European Space Agency', icon: 'ESA', link: 'https://www.esa.int/' },
  { name: 'HHMI BioInteractive', icon: 'BI', link: 'https://www.biointeractive.org/' },
  { name: 'Smithsonian Open Access', icon: 'SI', link: 'https://www.si.edu/openaccess' },
  { name: 'Khan Academy', icon: 'KA', link: 'https://www.khanacademy.org/' },
  { name: 'PLOS', icon: 'PL', link: 'https://plos.org/' },
  { name: 'GBIF', icon: 'GB', link: 'https://www.gbif.org/' },
  { name: 'Zooniverse', icon: 'ZO', link: 'https://www.zooniverse.org/' },
];
