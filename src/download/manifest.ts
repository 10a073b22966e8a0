/** The manifest of a package after SCORM 1.2 (ADL, 2001, content aggregation model): one file, of which each unit opens its own step. */
import { escaped } from '../content/escape';
import type { Unit } from './wanted';

export interface ManifestFacts {
  /** Of the package; a name after XML: letters, digits, `-`, `_`, `.`, not a digit first. */
  readonly identifier: string;
  readonly title: string;
  readonly description: string;
  readonly units: readonly Unit[];
}

/** The schema keeps titles below 200 characters. */
const titleText = (text: string): string => escaped(text.slice(0, 200));

const item = (identifier: string, { title, parameters }: Unit, at: number): string => {
  const given = parameters === '' ? '' : ` parameters="${escaped(parameters)}"`;
  return `      <item identifier="${identifier}-item-${at + 1}" identifierref="${identifier}-resource" isvisible="true"${given}>
        <title>${titleText(title)}</title>
      </item>`;
};

export const manifest = ({
  identifier,
  title,
  description,
  units,
}: ManifestFacts): string => `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="${identifier}" version="1.0"
  xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"
  xmlns:imsmd="http://www.imsglobal.org/xsd/imsmd_rootv1p2p1"
  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xsi:schemaLocation="http://www.imsproject.org/xsd/imscp_rootv1p1p2 imscp_rootv1p1p2.xsd
    http://www.imsglobal.org/xsd/imsmd_rootv1p2p1 imsmd_rootv1p2p1.xsd
    http://www.adlnet.org/xsd/adlcp_rootv1p2 adlcp_rootv1p2.xsd">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
    <imsmd:lom>
      <imsmd:general>
        <imsmd:title><imsmd:langstring xml:lang="en">${titleText(title)}</imsmd:langstring></imsmd:title>
        <imsmd:description><imsmd:langstring xml:lang="en">${escaped(description)}</imsmd:langstring></imsmd:description>
      </imsmd:general>
    </imsmd:lom>
  </metadata>
  <organizations default="${identifier}-organization">
    <organization identifier="${identifier}-organization">
      <title>${titleText(title)}</title>
${units.map((unit, at) => item(identifier, unit, at)).join('\n')}
    </organization>
  </organizations>
  <resources>
    <resource identifier="${identifier}-resource" type="webcontent" adlcp:scormtype="sco" href="index.html">
      <file href="index.html"/>
    </resource>
  </resources>
</manifest>
`;
