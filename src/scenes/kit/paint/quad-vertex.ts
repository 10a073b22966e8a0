/** The vertex shader of a quad that is coloured pixel by pixel: its place on the stage, and where in the picture a pixel lies. */
export const QUAD_VERTEX = `#version 300 es
in vec2 aPosition;
in vec2 aUV;
out vec2 vUV;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
void main() {
  mat3 place = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix;
  gl_Position = vec4((place * vec3(aPosition, 1.0)).xy, 0.0, 1.0);
  vUV = aUV;
}`;
