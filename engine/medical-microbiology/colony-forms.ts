/** How colonies look to the naked eye, for the models that name it and the stage that draws it. */
export type ColonyForm = 'flat' | 'mucoid' | 'smooth' | 'thin' | 'irregular' | 'domed' | 'pinpoint';
