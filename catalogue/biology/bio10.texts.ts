import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## From DNA to message

A gene is a stretch of DNA whose order of bases says in which order amino acids are to be joined. The DNA stays in the
nucleus; a copy leaves. **RNA polymerase** opens the double helix and walks along one strand, the **template**, from its
3' to its 5' end. Opposite each base it sets the RNA base that pairs with it (A with U, T with A, G with C, C with G) and
so builds the **messenger RNA** from 5' to 3'. Because the other strand of the DNA pairs with the same template, the
message has the letters of that **coding strand**, with U for T. Bacterial polymerase adds about 45 bases a second.

## Three letters, one amino acid

Outside the nucleus a **ribosome** scans the message to the first **AUG**. That codon means methionine, starts the chain
and sets the **reading frame**: from there every three bases are one **codon**. A **transfer RNA** whose anticodon pairs
with the codon docks at the A site with its amino acid; the growing chain is passed on to it, the ribosome steps three
bases further, and the empty tRNA leaves by the E site. At UAA, UAG or UGA no tRNA fits and the chain is released. A
ribosome adds about 15 residues a second, so it needs three bases exactly as fast as the polymerase makes them.

There are $4^3 = 64$ codons for 20 amino acids and the stop: most amino acids have several, and these differ mainly in the
third base.

## What a mutation does

* **Silent**: the new codon means the same amino acid.
* **Missense**: one residue is another. In sickle-cell disease GAG became GTG: glutamate 6 of the mature β chain (residue
  7, counting the first methionine) became valine.
* **Nonsense**: a stop too early. **Stop lost**: the chain runs on.
* **Frameshift**: one or two bases in or out, and every codon behind is read wrongly.
* **In-frame insertion or deletion**: whole codons in or out; the rest stays.
* **Start lost**: no chain, or another one from a later AUG.

## Weighing the chain

Each peptide bond releases one water, so a chain of $n$ residues weighs

$$M = \\sum_{i=1}^{n} m_i + 18.015\\ \\mathrm{Da}$$

with the residue masses $m_i$. That is how a mass spectrometer finds a missense mutation: Glu → Val is 29.98 Da lighter.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'Every mutation does harm.',
    instead:
      'Give the first DNA the change 6:T. GCC becomes GCT, both mean alanine, and the chain is still MAIVMGR. Of the 549 single changes of the sense codons 134 alter no residue at all, nearly all of them at the third base; and of those that do, many leave the protein at work.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: "\\text{mRNA}\\;(5'\\to3') = \\text{coding strand},\\; T \\to U",
      says: 'Transcription: each base of the template, read 3′→5′, is paired with its RNA base.',
    },
    {
      tex: '\\text{residue}_k = \\mathrm{code}\\big(b_{s+3k}\\,b_{s+3k+1}\\,b_{s+3k+2}\\big)',
      says: 'Translation from the A of the first AUG, at s, codon by codon to the first stop.',
    },
    {
      tex: 'n(t) = \\min\\big(N,\\lfloor 45\\,t\\rfloor\\big), \\qquad r(t) = \\min\\big(R,\\lfloor 15\\,(t - N/45)\\rfloor\\big)',
      says: 'Bases in the message and residues in the chain after t seconds; the chain is released at N/45 + R/15.',
    },
    {
      tex: 'M = \\sum_{i=1}^{R} m_i + m_{\\mathrm{H_2O}}',
      says: 'Average mass of the chain.',
    },
    {
      tex: '\\mathrm{GC} = 100\\,(n_G + n_C)/N',
      says: 'Share of G and C in the DNA, in percent.',
    },
  ],
  assumptions: [
    'Polymerase and ribosome run at constant speed and never pause, slip or err; release takes no time.',
    'Translation waits until the message is complete, as in cells with a nucleus.',
    'The message has no introns, no cap and no tail; the first AUG starts the chain whatever stands before it.',
    'The effect of an edit is always judged on the chain from the first AUG, against the DNA before any edit; the first verdict that applies is given: none, start lost, frameshift, nonsense, stop lost, in-frame indel, missense, silent.',
    'A stop codon belongs to the part in which bases put in and taken out are counted. An edit that leaves every letter from start to stop as it was is silent.',
    'In the frame modes a stop is written as * and reading goes on, as in translation programs; the mass is that of the part before the first *.',
  ],
  validity: 'DNA of 3 to 600 bases A, C, G, T; the standard genetic code (nuclear genes of most organisms).',
  parameters: [
    {
      name: 'RNA polymerase',
      value: '45 nt/s',
      source: 'Bremer and Dennis 1996: E. coli, 37 °C, inside their range',
    },
    {
      name: 'Ribosome',
      value: '15 residues/s',
      source: 'Bremer and Dennis 1996: E. coli, 37 °C, inside their range',
    },
    {
      name: 'Genetic code',
      value: 'table 1, standard',
      source: 'NCBI, The Genetic Codes',
    },
    {
      name: 'Residue masses',
      value: '57.0519 Da (Gly) to 186.2132 Da (Trp), average',
      source: 'ExPASy, Gasteiger et al. 2005',
    },
    { name: 'Water', value: '18.0153 Da', source: 'ExPASy, Gasteiger et al. 2005' },
    {
      name: 'Pace of the stage',
      value: '0.1 lab seconds per second',
      source: 'chosen so that each base can be seen',
      teaching: true,
    },
  ],
  sources: [
    'A. Elzanowski and J. Ostell, The Genetic Codes, translation table 1, National Center for Biotechnology Information (NCBI), Bethesda, www.ncbi.nlm.nih.gov.',
    'E. Gasteiger et al., Protein identification and analysis tools on the ExPASy server, in: J. M. Walker (ed.), The Proteomics Protocols Handbook, Humana Press, Totowa (2005), p. 571; residue masses at web.expasy.org.',
    'H. Bremer and P. P. Dennis, Modulation of chemical composition and other parameters of the cell by growth rate, in: F. C. Neidhardt (ed.), Escherichia coli and Salmonella, 2nd edition, ASM Press, Washington (1996), p. 1553.',
    'M. Kozak, The scanning model for translation: an update, Journal of Cell Biology 108, 229 (1989).',
    'B. Alberts et al., Molecular Biology of the Cell, 6th edition, Garland Science, New York (2015).',
    'P. Rice, I. Longden and A. Bleasby, EMBOSS: the European Molecular Biology Open Software Suite, Trends in Genetics 16, 276 (2000): transeq, pepstats and geecee, for the reference values.',
  ],
  limits: [
    'Nothing on this bench is measured: message, chain and mass follow from the letters that are typed, without an uncertainty. A real sequencer and a real mass spectrometer have theirs.',
    'A message without a stop codon is released at its end here; a real ribosome hangs there until other factors free it, and the chain is broken down.',
    'The speeds are those of E. coli. A ribosome of a cell with a nucleus adds some 5 residues a second, so there the two do not keep step.',
    'In bacteria ribosomes follow the polymerase while it still works, and need a binding site (Shine–Dalgarno) before the AUG.',
    'In nucleated cells an AUG in poor surroundings is often passed over, and the message is spliced before it leaves.',
    'The first methionine is often cut off, and chains are folded and modified: a real protein’s mass differs.',
    'Mitochondria and some microbes use other codes.',
    'The folded chain on the stage is a picture (hydrophobic residues inside, charged ones outside), not a predicted structure.',
  ],
};
