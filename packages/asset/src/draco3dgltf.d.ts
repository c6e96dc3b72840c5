/** draco3dgltf ships no types; only the factories that glTF-Transform asks for are declared. */
declare module "draco3dgltf" {
  const draco3d: {
    createDecoderModule(): Promise<object>;
    createEncoderModule(): Promise<object>;
  };
  export default draco3d;
}
