import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners carry a message from DNA to protein and predict what a change of one base does, from silent to frameshift.',
  level: 'Age 15 to 18. Bases pair; a table of the genetic code.',
  time: 'One lesson of 45 minutes for the kinds of mutation; half a lesson for sickle cell and the places of a codon.',
  preparation:
    'Give out a table of the code on paper. For a search hide the DNA’s reading frame, or give each learner another sequence by the link.',
  goesWrong: [
    {
      what: 'The template strand is typed backwards.',
      remedy: 'On this bench it stands under the coding strand, 3′ to 5′: base by base, not turned round.',
    },
    {
      what: 'The DNA was not restored between two mutations.',
      remedy: 'Two changes add up: restore first, then change one base.',
    },
    {
      what: 'Counting begins at the first base instead of at AUG.',
      remedy: 'Choose First AUG and mark the start codon.',
    },
    {
      what: 'A row is recorded before the chain is released.',
      remedy: 'Wait for the release; only then the protein is whole.',
    },
  ],
  questions: [
    { question: 'What is the protein of the DNA as it stands?', answer: 'MAIVMGR.' },
    {
      question: 'One base is deleted behind the start codon. What happens to the rest?',
      answer: 'The frame is shifted: from there on other amino acids, often an early stop.',
    },
    {
      question: 'GAG becomes GTG. Which amino acid takes the place of which?',
      answer: 'Valine that of glutamate, as in sickle cell haemoglobin.',
    },
    { question: 'By how much does the mass change then?', answer: '129.116 − 99.133 = 29.98 Da less.' },
    {
      question: 'Which place of a codon is most often silent?',
      answer: 'The third: 126 of its changes against 8 at the first and none at the second.',
    },
  ],
};
