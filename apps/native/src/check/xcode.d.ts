declare module 'xcode' {
  /** Parts of project.pbxproj, by their kind and their name. */
  type Objects = Record<string, Record<string, unknown>>
  interface Project {
    parseSync(): { hash: { project: { objects: Objects } } }
  }
  const xcode: { project(path: string): Project }
  export default xcode
}
