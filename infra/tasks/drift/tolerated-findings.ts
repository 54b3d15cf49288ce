/**
 * What CloudFormation reports as changed by hand although nobody changed it, with the reason of each; every other finding
 * makes `npm run drift` fail.
 */

/** One property of a resource that is not as the template says. */
export interface PropertyFinding {
  /** As in `AWS::S3::Bucket`. */
  readonly type: string;
  /** As in `/LifecycleConfiguration/Rules/5/ExpiredObjectDeleteMarker`. */
  readonly path: string;
  /** `ADD` and `REMOVE` are seen from the template: what it does not have, and what is missing. */
  readonly difference: string;
}

interface ToleratedFinding {
  readonly type: string;
  readonly path: RegExp;
  readonly differences: readonly string[];
  /** Why nobody can mend it, in Spanish. */
  readonly reason: string;
}

/** @internal */
export const toleratedFindings: readonly ToleratedFinding[] = [
  {
    type: 'AWS::S3::Bucket',
    path: /^\/LifecycleConfiguration\/Rules\/\d+\/ExpiredObjectDeleteMarker$/,
    differences: ['REMOVE'],
    // https://github.com/aws-cloudformation/cloudformation-coverage-roadmap/issues/965
    reason: 'CloudFormation no lee esta marca del bucket, aunque esté',
  },
  {
    type: 'AWS::CloudFront::Distribution',
    path: /^\/Tags(\/|$)/,
    differences: ['REMOVE'],
    // https://github.com/aws-cloudformation/cloudformation-coverage-roadmap/issues/901
    reason: 'CloudFormation no lee las etiquetas de una distribución, aunque estén',
  },
  {
    type: 'AWS::Cognito::UserPool',
    path: /^\/Schema(\/|$)/,
    differences: ['ADD', 'REMOVE', 'NOT_EQUAL'],
    // Cognito lists its own twenty attributes before ours, and those of ours as `custom:…`.
    reason: 'Cognito agrega sus propios atributos, y los de un grupo que existe no se pueden cambiar ni borrar',
  },
];

/** Why the finding is tolerated; undefined when it is not. */
export const reasonToTolerate = ({ type, path, difference }: PropertyFinding): string | undefined =>
  toleratedFindings.find((each) => each.type === type && each.path.test(path) && each.differences.includes(difference))
    ?.reason;
