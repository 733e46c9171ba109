@rem `exec` for the scripts of package.json on Windows. Elsewhere it is the shell's own: without it npm would hand a
@rem signal to a shell that dies of it, and the site would run on by itself.
@%*
